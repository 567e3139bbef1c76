<?php
/**
 * The elements that a page can hold, as data: their attributes, the required ones, and the server's page with the same content.
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * @return array<string, array{attributes: string[], needs: string[], page: string, icon: string}> by name without `stolik-`.
 *         `page`: path on the server, with `{attribute}` where an attribute stands.
 */
function stolik_elements() {
	return array(
		'table'     => array(
			'attributes' => array( 'table', 'invitation' ),
			'needs'      => array( 'table' ),
			'page'       => '/table/{table}',
			'icon'       => 'games',
		),
		'lobby'     => array(
			'attributes' => array(),
			'needs'      => array(),
			'page'       => '/play',
			'icon'       => 'groups',
		),
		'events'    => array(
			'attributes' => array(),
			'needs'      => array(),
			'page'       => '/events',
			'icon'       => 'calendar-alt',
		),
		'event'     => array(
			'attributes' => array( 'event' ),
			'needs'      => array( 'event' ),
			'page'       => '/event/{event}',
			'icon'       => 'calendar',
		),
		'board'     => array(
			'attributes' => array( 'event' ),
			'needs'      => array( 'event' ),
			'page'       => '/event/{event}',
			'icon'       => 'grid-view',
		),
		'standings' => array(
			'attributes' => array( 'event', 'series' ),
			'needs'      => array( 'event' ),
			'page'       => '/event/{event}',
			'icon'       => 'editor-ol',
		),
		'list'      => array(
			'attributes' => array( 'table', 'event', 'series' ),
			'needs'      => array( 'table' ),
			'page'       => '/table/{table}',
			'icon'       => 'editor-table',
		),
		'ranking'   => array(
			'attributes' => array( 'ranking', 'person' ),
			'needs'      => array( 'ranking' ),
			'page'       => '/ranking/{ranking}',
			'icon'       => 'chart-bar',
		),
		'player'    => array(
			'attributes' => array( 'ranking', 'person' ),
			'needs'      => array( 'ranking', 'person' ),
			'page'       => '/ranking/{ranking}/person/{person}',
			'icon'       => 'id',
		),
		'player-page' => array(
			'attributes' => array( 'name' ),
			'needs'      => array( 'name' ),
			'page'       => '/player/{name}',
			'icon'       => 'admin-users',
		),
		'ratings'   => array(
			'attributes' => array( 'game', 'club' ),
			'needs'      => array(),
			'page'       => '/ratings',
			'icon'       => 'chart-line',
		),
		'league'    => array(
			'attributes' => array( 'league' ),
			'needs'      => array( 'league' ),
			'page'       => '/league/{league}',
			'icon'       => 'awards',
		),
		'club'      => array(
			'attributes' => array( 'club' ),
			'needs'      => array( 'club' ),
			'page'       => '/club/{club}',
			'icon'       => 'groups',
		),
		'clubs'     => array(
			'attributes' => array(),
			'needs'      => array(),
			'page'       => '/clubs',
			'icon'       => 'location',
		),
		'replay'    => array(
			'attributes' => array( 'table', 'hand', 'at' ),
			'needs'      => array( 'table' ),
			'page'       => '/table/{table}',
			'icon'       => 'controls-play',
		),
		'same-cards' => array(
			'attributes' => array( 'table', 'hand', 'from' ),
			'needs'      => array( 'table' ),
			'page'       => '/table/{table}',
			'icon'       => 'update',
		),
		'learn'     => array(
			'attributes' => array( 'game', 'chapter' ),
			'needs'      => array(),
			'page'       => '/learn',
			'icon'       => 'welcome-learn-more',
		),
		'problem'   => array(
			'attributes' => array( 'game', 'day' ),
			'needs'      => array(),
			'page'       => '/problem',
			'icon'       => 'lightbulb',
		),
		'daily'     => array(
			'attributes' => array( 'game', 'club' ),
			'needs'      => array(),
			'page'       => '/daily',
			'icon'       => 'calendar-alt',
		),
		'value'     => array(
			'attributes' => array( 'game' ),
			'needs'      => array(),
			'page'       => '/value',
			'icon'       => 'calculator',
		),
		'language'  => array(
			'attributes' => array(),
			'needs'      => array(),
			'page'       => '/',
			'icon'       => 'translation',
		),
	);
}
