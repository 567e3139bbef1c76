import { previewPaper, previewTable } from '@stolik/kit/testing/preview'
import { baska } from '../../src/index.js'
import '../paper/baska-paper.js'
import '../baska-table.js'

// `?paper` shows the element for paper lists instead.
if (new URLSearchParams(location.search).has('paper')) previewPaper('baska-paper')
else previewTable(baska, 'lebork', 'baska-table')
