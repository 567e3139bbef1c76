/** The people whom the person follows and who are here now, and their invitations, for everything on the page that shows them. */
import { observable, type Observable } from '../base/observable.js'
import type { Answer } from '../client/document.js'
import type { Gateway } from '../client/gateway.js'
import * as documents from './documents.js'

export type People = Answer<typeof documents.people>['people']
export type PersonHere = People['here'][number]
export type Invitation = People['invitations'][number]

export interface OwnPeople extends Pick<Observable<People | null>, 'value'> {
  /** Calls `changed` after every change until the returned function is called. */
  follow(changed: () => void): () => void
}

const known = new WeakMap<Gateway, OwnPeople>()

/** All elements of a page share one subscription. */
export function peopleAt(gateway: Gateway): OwnPeople {
  const people = known.get(gateway) ?? ownPeople(gateway)
  known.set(gateway, people)
  return people
}

/** Whether the person has an account; guests follow nobody. */
const hasAccount = ({ guest }: Gateway): boolean => guest.value?.refresh !== undefined

function ownPeople(gateway: Gateway): OwnPeople {
  const people = observable<People | null>(null)
  const followers = new Set<object>()
  /** Whose people are followed. */
  let person: string | undefined
  let unsubscribe: (() => void) | undefined
  let unwatch = (): void => undefined

  const drop = (): void => {
    unsubscribe?.()
    unsubscribe = undefined
    person = undefined
    people.set(null)
  }
  const subscribe = (): void => {
    const now = hasAccount(gateway) ? gateway.guest.value?.name : undefined
    if (now === person) return
    drop()
    if (now === undefined) return
    person = now
    unsubscribe = gateway.watch(documents.people, {}, (data) => people.set(data.people), drop)
  }
  return {
    get value() {
      return people.value
    },
    follow(changed) {
      const follower = {}
      followers.add(follower)
      const stop = people.watch(changed)
      if (followers.size === 1) {
        unwatch = gateway.guest.watch(subscribe)
        subscribe()
      }
      return () => {
        stop()
        if (!followers.delete(follower) || followers.size > 0) return
        unwatch()
        drop()
      }
    },
  }
}
