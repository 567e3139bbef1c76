/** The queries about fair play of owners and of the player concerned. A test checks them against the schema. */

const share = '{ found among low high }'
const finding = `id game detector state player { name } companion { name }
  here ${share} honest { cases ${share} marks ${share} } hands { table hand } log { kind at name text }`

const refused = '... on SettingsRefused { code field }'

/** A document of its own: during an update, an older gateway may answer, and it refuses a whole document with a field that it lacks. */
export const myDecisions = `query MyDecisions { me { decisions { ${finding} } } }`

export const appealDecision = `mutation AppealDecision($finding: ID!, $text: String!) {
  appealDecision(finding: $finding, text: $text) { __typename ${refused} ... on Finding { ${finding} } } }`

const desk = `__typename ${refused} ... on FairPlayDesk { counting hands counted findings { ${finding} } }`

export const fairPlayDesk = `query FairPlayDesk { fairPlayDesk { ${desk} } }`

export const fairPlayAct = `mutation FairPlayAct($act: FairPlayAct!) { fairPlayAct(act: $act) { ${desk} } }`
