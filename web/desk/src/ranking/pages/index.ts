/** The pages of one ranking on a site that shows tables too. The list of all rankings loads separately. */
import '@stolik/elements/ranking/of-site'
import './club.js'
import './person.js'
