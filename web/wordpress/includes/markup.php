<?php
/** Renders elements as HTML, with the script and colours that a page needs for them. Everything is escaped here. */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * @return string the address of the server's page with the same content: for visitors without scripts, and until the element
 * loads.
 */
function stolik_page( $name, $attributes ) {
	// The list of a table at an event is on the event's page: there a table is a number, not an id.
	$page = 'list' === $name && isset( $attributes['event'] ) ? '/event/{event}' : stolik_elements()[ $name ]['page'];
	$path = preg_replace_callback(
		'/\{(\w+)\}/',
		static function ( $found ) use ( $attributes ) {
			return rawurlencode( $attributes[ $found[1] ] ?? '' );
		},
		$page
	);
	return stolik_option( 'server' ) . $path;
}

/** Returns the addresses of other pages that an element links to. */
function stolik_links( $name, $attributes ) {
	$server = stolik_option( 'server' );
	$tables = '' === stolik_option( 'tables' ) ? "$server/table/{id}" : stolik_option( 'tables' );
	$all    = array(
		'table'   => array( 'table-href' => $tables ),
		'lobby'   => array( 'table-href' => $tables ),
		'events'  => array( 'event-href' => "$server/event/{id}" ),
		'event'   => array( 'href' => stolik_page( $name, $attributes ), 'table-href' => $tables ),
		'board'   => array( 'href' => stolik_page( $name, $attributes ) ),
		'learn'   => array( 'table-href' => "$server/play" ),
		'player-page' => array( 'event-href' => "$server/event/{id}" ),
		'ratings' => array( 'play-href' => "$server/play" ),
		'ranking' => array(
			'person-href' => stolik_page( $name, $attributes ) . '/person/{id}',
			'club-href'   => stolik_page( $name, $attributes ) . '/club/{id}',
		),
	);
	return $all[ $name ] ?? array();
}

/**
 * @return array<string, string> the allowed attributes among the given ones; the id of a table may also stand in the page's
 * address.
 */
function stolik_given( $name, $given ) {
	$element = stolik_elements()[ $name ];
	$kept    = array();
	foreach ( $element['attributes'] as $attribute ) {
		$value = isset( $given[ $attribute ] ) && is_scalar( $given[ $attribute ] ) ? trim( (string) $given[ $attribute ] ) : '';
		if ( '' === $value && 'table' === $name && isset( $_GET[ $attribute ] ) && is_string( $_GET[ $attribute ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- nothing is changed by it
			$value = sanitize_text_field( wp_unslash( $_GET[ $attribute ] ) ); // phpcs:ignore WordPress.Security.NonceVerification
		}
		if ( '' !== $value ) {
			$kept[ $attribute ] = $value;
		}
	}
	return $kept;
}

/** Shows a mistake to the people who edit the page. Visitors see nothing. */
function stolik_trouble( $code, $about = '' ) {
	if ( ! current_user_can( 'edit_posts' ) ) {
		return '';
	}
	return '<p role="status">' . esc_html( str_replace( '{about}', $about, stolik_say( $code ) ) ) . '</p>';
}

/** @param array<string, mixed> $given attributes of a block or a shortcode. @return string HTML */
function stolik_element( $name, $given ) {
	if ( ! isset( stolik_elements()[ $name ] ) ) {
		return stolik_trouble( 'trouble.element', (string) $name );
	}
	if ( '' === stolik_option( 'server' ) ) {
		return stolik_trouble( 'trouble.server' );
	}
	$attributes = stolik_given( $name, $given );
	foreach ( stolik_elements()[ $name ]['needs'] as $needed ) {
		if ( ! isset( $attributes[ $needed ] ) ) {
			return stolik_trouble( 'trouble.missing', stolik_say( "attribute.$needed" ) );
		}
	}
	stolik_need_script();
	$open = isset( $given['open'] ) && in_array( $given['open'], array( true, 1, '1', 'true', 'open', 'yes' ), true );
	$all  = $attributes + stolik_links( $name, $attributes ) + array_filter(
		array(
			'server'    => stolik_option( 'server' ),
			'lang'      => in_array( $given['lang'] ?? '', array_keys( stolik_languages() ), true ) ? $given['lang'] : stolik_option( 'lang' ),
			'theme'     => in_array( $given['theme'] ?? '', array( 'light', 'dark' ), true ) ? $given['theme'] : stolik_option( 'theme' ),
			'token-url' => stolik_token_url(),
		)
	) + ( 'table' === $name && $open ? array( 'open' => '' ) : array() );
	$html = '';
	foreach ( $all as $attribute => $value ) {
		$html .= sprintf( ' %s="%s"', $attribute, esc_attr( $value ) );
	}
	$page = sprintf( '<a href="%s">%s</a>', esc_url( stolik_page( $name, $attributes ) ), esc_html( stolik_say( "element.$name", stolik_language( $all['lang'] ?? get_locale() ) ) ) );
	return "<stolik-$name$html>$page</stolik-$name>";
}

/** Prints the script once per page, at its end: the loader finds elements before it, and those added later. */
function stolik_need_script() {
	if ( ! has_action( 'wp_footer', 'stolik_print_script' ) ) {
		add_action( 'wp_footer', 'stolik_print_script' );
	}
}

function stolik_print_script() {
	$file   = stolik_option( 'file' );
	$pinned = '' === $file ? array() : array(
		'integrity'   => stolik_option( 'integrity' ),
		'crossorigin' => 'anonymous',
	);
	$src    = stolik_option( 'server' ) . '/embed/' . ( '' === $file ? 'stolik.js' : $file );
	wp_print_script_tag( array( 'type' => 'module', 'src' => esc_url( $src ) ) + $pinned );
}

/** Prints the site's colours, for every element. */
function stolik_print_colours() {
	$rules = '';
	foreach ( stolik_colours() as $token ) {
		$value  = stolik_option( stolik_colour_key( $token ) );
		$rules .= '' === $value ? '' : "--stolik-$token:$value;";
	}
	if ( '' === $rules ) {
		return;
	}
	$tags = implode( ',', array_map( static function ( $name ) { return "stolik-$name"; }, array_keys( stolik_elements() ) ) );
	wp_register_style( 'stolik', false, array(), '1.2.0' );
	wp_enqueue_style( 'stolik' );
	wp_add_inline_style( 'stolik', ":is($tags){{$rules}}" );
}
add_action( 'wp_enqueue_scripts', 'stolik_print_colours' );
