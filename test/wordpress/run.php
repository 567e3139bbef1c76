<?php
/**
 * Runs the plugin without WordPress, with minimal stand-ins for the functions that it calls. Reads a case as JSON
 * ({ options, user, roles, editor, ask: [shortcode attributes], sent }) and writes the results as JSON.
 */

define( 'ABSPATH', __DIR__ );
$case    = json_decode( stream_get_contents( STDIN ), true );
$options = array( 'stolik' => $case['options'] ?? array() );
if ( isset( $case['secret'] ) ) {
	define( 'STOLIK_HS256', $case['secret'] );
}
$added      = array();
$shortcodes = array();

function add_action( $name, $do ) { $GLOBALS['added'][ $name ][] = $do; }
function add_filter( $name, $do ) { add_action( $name, $do ); }
function has_action( $name, $do ) { return in_array( $do, $GLOBALS['added'][ $name ] ?? array(), true ); }
function apply_filters( $name, $value, $about ) { return 'stolik_roles' === $name ? ( $GLOBALS['case']['roles'] ?? $value ) : $value; }
function add_shortcode( $name, $do ) { $GLOBALS['shortcodes'][ $name ] = $do; }
function register_activation_hook( $file, $do ) { add_action( 'activate', $do ); }
function get_option( $name, $otherwise = false ) { return $GLOBALS['options'][ $name ] ?? $otherwise; }
function update_option( $name, $value ) { $GLOBALS['options'][ $name ] = $value; }
function wp_parse_url( $url ) { return parse_url( $url ); }
function esc_attr( $text ) { return htmlspecialchars( (string) $text, ENT_QUOTES ); }
function esc_html( $text ) { return esc_attr( $text ); }
function esc_url( $url ) { return esc_attr( $url ); }
function esc_url_raw( $url ) { return $url; }
function sanitize_text_field( $text ) { return trim( strip_tags( (string) $text ) ); }
function sanitize_hex_color( $text ) { return preg_match( '/^#([a-f0-9]{3}){1,2}$/i', $text ) ? $text : null; }
function wp_unslash( $text ) { return stripslashes( $text ); }
function wp_json_encode( $data, $flags = 0 ) { return json_encode( $data, $flags ); }
function get_locale() { return 'pl_PL'; }
function get_user_locale() { return 'pl_PL'; }
function current_user_can() { return $GLOBALS['case']['editor'] ?? false; }
function is_user_logged_in() { return isset( $GLOBALS['case']['user'] ); }
function wp_create_nonce() { return 'n0nce'; }
function add_query_arg( $name, $value, $url ) { return "$url?$name=$value"; }
function rest_url( $path ) { return "https://rybnik.example/wp-json/$path"; }
function home_url() { return 'https://rybnik.example/strona'; }
function wp_print_script_tag( $attributes ) { $GLOBALS['script'] = $attributes; }

require dirname( __DIR__, 2 ) . '/web/wordpress/stolik.php';
array_map( 'call_user_func', $added['activate'] );

$html = array_map( $shortcodes['stolik'], $case['ask'] ?? array() );
array_map( 'call_user_func', $added['wp_footer'] ?? array() );
$user  = isset( $case['user'] ) ? (object) $case['user'] : null;
$words = array();
foreach ( array_keys( stolik_languages() ) as $language ) {
	$words[ $language ] = stolik_words( $language );
}
echo json_encode(
	array(
		'html'     => $html,
		'script'   => $script ?? null,
		'token'    => null === $user ? null : stolik_token( $user, time() ),
		'club'     => json_decode( stolik_club_lines(), true ),
		'kept'     => isset( $case['sent'] ) ? stolik_sanitize( $case['sent'] ) : null,
		'words'    => $words,
		'ports'    => stolik_server_port( array( 80, 443, 8080 ), 'stolik.example', $case['asks'] ?? '' ),
		'elements' => array_keys( stolik_elements() ),
	)
);
