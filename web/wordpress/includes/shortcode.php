<?php
/** The shortcode `[stolik element="ranking" ranking="liga"]`, or without naming the element: `[stolik ranking="liga"]`. */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

function stolik_shortcode( $given ) {
	// Without attributes WordPress passes an empty text.
	$given = is_array( $given ) ? $given : array();
	$name  = $given['element'] ?? '';
	if ( '' === $name ) {
		$named = array_intersect( array( 'ranking', 'league', 'event', 'table' ), array_keys( $given ) );
		$name  = (string) reset( $named );
	}
	// `[stolik element="table" open]`: WordPress passes a word without a value under a number.
	if ( in_array( 'open', $given, true ) ) {
		$given['open'] = '1';
	}
	return stolik_element( strtolower( $name ), $given );
}
add_shortcode( 'stolik', 'stolik_shortcode' );
