<?php
/** Turns a pasted address of the server into the element of its page. The element stands in a frame as tall as its content. */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/** The site trusts this server: its frames keep their origin, without which nobody could play at a table. */
function stolik_register_provider() {
	$server = stolik_option( 'server' );
	if ( '' !== $server ) {
		wp_oembed_add_provider( "$server/*", "$server/oembed" );
	}
}
add_action( 'init', 'stolik_register_provider' );

/** WordPress queries other sites only at the ports 80, 443 and 8080, but the server may listen at another one. */
function stolik_server_port( $ports, $host, $url ) {
	$port = stolik_is_ours( $url ) ? ( wp_parse_url( stolik_option( 'server' ) )['port'] ?? null ) : null;
	return null === $port ? $ports : array_merge( $ports, array( $port ) );
}
add_filter( 'http_allowed_safe_ports', 'stolik_server_port', 10, 3 );

function stolik_is_ours( $url ) {
	$server = stolik_option( 'server' );
	return '' !== $server && 0 === strpos( $url, "$server/" );
}

/** Tells the server which site asks, because it lets the sites of a club embed interactive frames. */
function stolik_provider_address( $provider, $url ) {
	$club = stolik_option( 'club' );
	if ( '' === $club || ! stolik_is_ours( $url ) ) {
		return $provider;
	}
	$told = array( 'club' => $club ) + ( '' === stolik_option( 'lang' ) ? array() : array( 'lang' => stolik_option( 'lang' ) ) );
	return add_query_arg( 'url', rawurlencode( add_query_arg( $told, $url ) ), $provider );
}
add_filter( 'oembed_fetch_url', 'stolik_provider_address', 10, 2 );

/** Makes frames as wide as the surrounding text, whatever maximum width the theme declares. */
function stolik_frames( $html, $url ) {
	if ( ! stolik_is_ours( $url ) ) {
		return $html;
	}
	wp_enqueue_script( 'stolik-frames', plugins_url( 'assets/frames.js', STOLIK_FILE ), array(), '1.2.0', true );
	return (string) preg_replace( '/ width="\d+"/', ' width="100%"', $html, 1 );
}
add_filter( 'embed_oembed_html', 'stolik_frames', 10, 2 );
