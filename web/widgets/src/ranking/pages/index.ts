/** The pages of rankings on a site that shows tables too. */
import '../of-site.js'
import './club.js'
import './person.js'
import './rankings.js'
