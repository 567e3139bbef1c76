import { previewPaper, previewTable } from '@stolik/kit/testing/preview'
import { skat } from '../../src/index.js'
import '../paper/skat-paper.js'
import '../skat-table.js'

// `?paper` shows the element for paper lists instead.
if (new URLSearchParams(location.search).has('paper')) previewPaper('skat-paper')
else previewTable(skat, 'pzskat', 'skat-table')
