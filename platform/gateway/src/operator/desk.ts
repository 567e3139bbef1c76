/** Answers what an operator requests from a running gateway. */
import * as v from 'valibot'
import type { Gateway } from '../api/gateway.js'
import { build } from '../base/build.js'
import type { Cluster } from '../store/cluster.js'
import { operatorAccounts } from './accounts.js'
import type { Drain } from './drain.js'
import type { Probes } from './probe.js'
import { operatorRequest, type Answers } from './requests.js'

interface Deps {
  readonly gateway: Gateway
  readonly cluster: Pick<Cluster, 'alone' | 'status'>
  readonly drains: Drain
  readonly probes: Probes
  readonly proxies: readonly string[]
  /** The URL for a browser on this machine. */
  readonly local: string
}

type Answer = Answers[keyof Answers]

/** @returns a function that throws for a request of a form that this version does not know */
export function operatorDesk({ gateway, cluster, drains, probes, proxies, local }: Deps) {
  const people = operatorAccounts(gateway)
  return async (asked: unknown): Promise<Answer> => {
    const request = v.parse(operatorRequest, asked)
    switch (request.kind) {
      case 'status': {
        const { behind, oldest } = cluster.status()
        return {
          version: build.version,
          pid: process.pid,
          alone: cluster.alone,
          url: gateway.settings.url(),
          local,
          proxies,
          behind: { tables: behind, oldest },
          lastBackup: (await gateway.lastBackup()) ?? null,
        }
      }
      case 'drain':
        return drains.set(request.emptying)
      case 'drained':
        return drains.look()
      case 'expectProbe':
        probes.expect(request.word)
        return null
      case 'probeArrived':
        return probes.arrived(request.word)
      case 'findAccounts':
        return people.find(request.text)
      case 'changeRoles':
        return people.changeRoles(request)
      case 'resetAccount':
        return people.reset(request.who)
      case 'exportAccount':
        return people.exported(request.who)
      case 'forgetAccount':
        return people.forget(request.who)
      case 'ban':
        return people.ban(request)
      case 'liftBans':
        return people.liftBans(request.who)
    }
  }
}
