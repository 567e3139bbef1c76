<?php
/** `[stolik element="ranking" ranking="liga"]`, and the same without the word for what it is: `[stolik ranking="liga"]`. */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

function stolik_shortcode( $given ) {
	// Without attributes it is an empty text.
	$given = is_array( $given ) ? $given : array();
	$name  = $given['element'] ?? '';
	if ( '' === $name ) {
		$named = array_intersect( array( 'ranking', 'event', 'table' ), array_keys( $given ) );
		$name  = (string) reset( $named );
	}
	// `[stolik element="table" open]`: a word alone has a number for its name.
	if ( in_array( 'open', $given, true ) ) {
		$given['open'] = '1';
	}
	return stolik_element( strtolower( $name ), $given );
}
add_shortcode( 'stolik', 'stolik_shortcode' );
