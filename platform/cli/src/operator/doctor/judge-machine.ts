/** Judges the settings and the machine. */
import { lowBelow } from '@stolik/gateway/health/disk'
import type { MachineFacts, SettingFacts } from './facts.js'
import { finding, findings, type Finding } from './finding.js'

export const judgeSettings = ({ wrong, unknown, over }: SettingFacts): readonly Finding[] => [
  ...wrong.map((sentence) => finding('SETTING_WRONG', sentence)),
  ...unknown.map(({ setting, meant }) =>
    finding(
      'SETTING_UNKNOWN',
      `${setting} is not a setting.`,
      meant === undefined ? undefined : `Write ${meant} instead: nothing reads ${setting}.`,
    ),
  ),
  ...over.map((sentence) => finding('SETTING_OVER', sentence)),
]

export function judgeMachine({ node, data, room, secret }: MachineFacts): readonly Finding[] {
  // As the gateway counts: on a small disk less space is enough.
  const low = room === undefined ? 0 : Math.min(lowBelow, room.size / 10)
  return findings(
    !node.isSupported && finding('NODE_OLD', `Stolik does not run on Node ${node.version}.`),
    data.failed !== undefined &&
      finding('FOLDER_UNWRITABLE', `The data folder ${data.path} cannot be written (${data.failed}).`),
    room !== undefined &&
      room.free < low &&
      finding('DISK_LOW', `The disk of ${data.path} has ${megabytes(room.free)} MB left.`),
    secret?.failed !== undefined &&
      finding('SECRET_UNREADABLE', `The secret in ${secret.path} cannot be used (${secret.failed}).`),
    secret?.isPublic === true &&
      finding('SECRET_PUBLIC', `Other users of this machine can read the secret in ${secret.path}.`),
    secret?.isOther === true && finding('SECRET_OTHER', `STOLIK_SECRET is not the secret in ${secret.path}.`),
  )
}

const megabytes = (bytes: number): number => Math.floor(bytes / 1_000_000)
