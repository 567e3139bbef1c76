/** The GraphQL documents for accounts. A test checks them against the schema. */
import { refused, signedIn } from '../client/selections.js'

const onDevice = `${signedIn} ... on SignedIn { device }`

export const signIn = `mutation SignIn($login: String!, $password: String!, $code: String, $device: String) {
  signIn(login: $login, password: $password, code: $code, device: $device) { ${onDevice} }
}`

export const register = `mutation Register($name: String!, $login: String!, $password: String!, $device: String) {
  register(name: $name, login: $login, password: $password, device: $device) {
    ... on LoginTaken { suggestion } ${onDevice} ... on SignedIn { recovery }
  }
}`

export const changePassword = `mutation ChangePassword($old: String!, $new: String!, $factor: String) {
  changePassword(old: $old, new: $new, factor: $factor) { ${signedIn} }
}`

export const recover = `mutation Recover(
  $login: String!, $code: String!, $newPassword: String!, $removeOtherWays: Boolean!, $device: String
  $factor: String, $word: String, $response: String, $wait: Boolean, $lang: String
) {
  recover(
    login: $login, code: $code, newPassword: $newPassword, removeOtherWays: $removeOtherWays, device: $device
    factor: $factor, word: $word, response: $response, wait: $wait, lang: $lang
  ) { ${onDevice} }
}`

export const drawRecovery = `mutation DrawRecovery($password: String!, $factor: String) {
  drawRecoveryCodes(password: $password, factor: $factor) { __typename ... on RecoveryCodes { codes } ${refused} }
}`

export const recoveryLeft = 'query RecoveryLeft { me { recoveryCodes } }'

export const secondStep = 'query SecondStep { me { secondStep } }'

export const offerSecondStep = `mutation OfferSecondStep {
  offerSecondStep { __typename ... on SecondStepOffer { secret address } ${refused} }
}`

export const turnOnSecondStep = `mutation TurnOnSecondStep($password: String!, $secret: String!, $code: String!) {
  turnOnSecondStep(password: $password, secret: $secret, code: $code) { __typename ${refused} }
}`

export const turnOffSecondStep = `mutation TurnOffSecondStep($password: String!, $factor: String) {
  turnOffSecondStep(password: $password, factor: $factor) { __typename ${refused} }
}`

export const passkeys = 'query Passkeys { me { passkeys { id name made used } } }'

export const offerPasskey = `mutation OfferPasskey($password: String!, $factor: String) {
  offerPasskey(password: $password, factor: $factor) { __typename ... on PasskeyRequest { options word } ${refused} }
}`

export const addPasskey = `mutation AddPasskey($name: String!, $word: String!, $response: String!) {
  addPasskey(name: $name, word: $word, response: $response) { __typename ${refused} }
}`

export const removePasskey = `mutation RemovePasskey($id: ID!, $password: String, $factor: String) {
  removePasskey(id: $id, password: $password, factor: $factor) { __typename ${refused} }
}`

export const askPasskey = `mutation AskPasskey {
  askPasskey { __typename ... on PasskeyRequest { options word } ${refused} }
}`

export const signInByPasskey = `mutation SignInByPasskey($word: String!, $response: String!, $device: String) {
  signInByPasskey(word: $word, response: $response, device: $device) { ${onDevice} }
}`

export const sendsMail = 'query SendsMail { sendsMail }'

export const mailAddress = 'query MailAddress { me { mail } }'

export const offerMailAddress = `mutation OfferMailAddress($address: String!, $password: String!, $lang: String!, $factor: String) {
  offerMailAddress(address: $address, password: $password, lang: $lang, factor: $factor) { __typename ${refused} }
}`

export const confirmMailAddress = `mutation ConfirmMailAddress($code: String!, $lang: String!) {
  confirmMailAddress(code: $code, lang: $lang) { __typename ${refused} }
}`

export const removeMailAddress = `mutation RemoveMailAddress($password: String!, $lang: String!, $factor: String) {
  removeMailAddress(password: $password, lang: $lang, factor: $factor) { __typename ${refused} }
}`

export const askRecovery = `mutation AskRecovery($login: String!, $lang: String!) {
  askRecovery(login: $login, lang: $lang) { __typename ${refused} }
}`

export const recoverByMail = `mutation RecoverByMail(
  $code: String!, $newPassword: String!, $removeOtherWays: Boolean!, $device: String
  $factor: String, $word: String, $response: String, $wait: Boolean, $lang: String
) {
  recoverByMail(
    code: $code, newPassword: $newPassword, removeOtherWays: $removeOtherWays, device: $device
    factor: $factor, word: $word, response: $response, wait: $wait, lang: $lang
  ) { ${onDevice} ... on SignedIn { recovery } }
}`

export const signOutEverywhere = `mutation SignOutEverywhere { signOutEverywhere { __typename ${refused} } }`

export const sessions = 'query Sessions { me { sessions { id device seen here } } }'

export const endSession = `mutation EndSession($id: ID!) { endSession(id: $id) { __typename ${refused} } }`

export const endOtherSessions = `mutation EndOtherSessions { endOtherSessions { __typename ${refused} } }`

export const exportAccount = `query ExportAccount { exportAccount { __typename ... on AccountExport { json } ${refused} } }`

export const deleteAccount = `mutation DeleteAccount($password: String, $factor: String) {
  deleteAccount(password: $password, factor: $factor) { __typename ${refused} }
}`

export const recoveryWaits = 'query RecoveryWaits { me { recoveryWaits } }'

export const cancelRecovery = `mutation CancelRecovery($lang: String!) {
  cancelRecovery(lang: $lang) { __typename ${refused} }
}`
