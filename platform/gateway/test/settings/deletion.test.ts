/** The owner deletes an account on request. The last owner can only be deleted after somebody else becomes owner. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Asker } from '../help.js'
import {
  me,
  owned,
  password,
  register,
  setRoles,
  type Given,
  type Installation,
  type Person,
} from './owner.js'

const removeFor = (who: Asker, account: string): Promise<Given> =>
  who.get(`mutation ($a: ID!) { deleteAccountOf(account: $a) { __typename ... on Refused { code } } }`, {
    a: account,
  })
const remove = (who: Asker): Promise<Given> =>
  who.get(`mutation ($p: String) { deleteAccount(password: $p) { __typename ... on Refused { code } } }`, {
    p: password,
  })

describe('an account deleted by the owner', () => {
  let installation: Installation
  let ada: Person
  beforeEach(async () => {
    installation = await owned()
    ada = await register(installation.app, 'Ada')
  })
  afterEach(() => installation.app.close())

  it('is gone, and the log of acts says who did it', async () => {
    const { id } = await me(ada)
    expect(await removeFor(installation.owner, ada.login)).toEqual({ __typename: 'Done' })
    expect(await ada.get('{ me { name } }')).toBeNull()
    expect(await removeFor(installation.owner, ada.login)).toMatchObject({ code: 'UNKNOWN_ACCOUNT' })
    const { acts } = await installation.owner.get<{ acts: readonly object[] }>(
      '{ acts { ... on Acts { acts { who what about } } } }',
    )
    expect(acts).toContainEqual({
      who: (await me(installation.owner)).id,
      what: 'ACCOUNT_DELETED',
      about: id,
    })
  })

  it('can be deleted by nobody else', async () => {
    const bea = await register(installation.app, 'Bea')
    await setRoles(installation.owner, bea.login, ['ASSOCIATION'])
    expect(await removeFor(bea, ada.login)).toMatchObject({ code: 'NOT_ALLOWED' })
    expect(await me(ada)).not.toBeNull()
  })

  it('is never the last owner’s, who must first make somebody else owner', async () => {
    expect(await remove(installation.owner)).toMatchObject({ code: 'LAST_OWNER' })
    expect(await removeFor(installation.owner, installation.owner.login)).toMatchObject({
      code: 'LAST_OWNER',
    })
    await setRoles(installation.owner, ada.login, ['OWNER'])
    expect(await remove(installation.owner)).toEqual({ __typename: 'Done' })
    expect((await me(ada)).roles).toContain('OWNER')
  })
})
