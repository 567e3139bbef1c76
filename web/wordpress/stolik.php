<?php
/**
 * Plugin Name:       Stolik
 * Description:       Tables, lobby, events, rankings and more of a Stolik server on the pages of a club: as blocks, as a shortcode and from a pasted address, with the club's own sign-in.
 * Version:           1.2.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           Apache-2.0
 * License URI:       https://www.apache.org/licenses/LICENSE-2.0
 * Text Domain:       stolik
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

define( 'STOLIK_FILE', __FILE__ );

foreach ( array( 'words', 'elements', 'options', 'markup', 'shortcode', 'blocks', 'oembed', 'key', 'token', 'settings' ) as $stolik_part ) {
	require __DIR__ . "/includes/$stolik_part.php";
}
