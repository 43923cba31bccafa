import { readFileSync } from 'node:fs'
import { z } from '#i18n/zod.ts'

/** What a value is: the walk over all settings in the tests has bad ones of each kind. */
export type SettingKind = 'number' | 'choice' | 'text' | 'secret' | 'address' | 'path' | 'file' | 'database' | 'mail'
export type Setting = {
  kind: SettingKind
  /** What may stand there, as it ends the sentence “… cannot be “x”: allowed is”. */
  allowed: string
  rule: z.ZodType
  /** Owners may read its value at /admin/system, as it opens nothing and names nobody; of every other they learn whether it is set. */
  isShown?: true
  /** It is in no message, and its spaces are part of it. */
  isSecret?: true
  /** It does nothing but beside this value of another. */
  only?: readonly [name: string, value: string]
  /** So many characters, where the rule has a bound besides what `allowed` says. */
  most?: number
  /** What other programs call the same, and people try. */
  otherNames?: readonly string[]
  /** The settings of one group are given together or not at all; those with a default may be left out. */
  group?: string
}

export const TEXT_MAX = 500
const FILE_MIN = 16
export const shown = { isShown: true } as const

export const whole = (allowed: string, min: number, max: number, otherwise: number) => ({
  kind: 'number' as const,
  allowed,
  rule: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max))
    .default(otherwise),
})
export const secret = (allowed: string, min = 1) => ({
  kind: 'secret' as const,
  isSecret: true as const,
  allowed,
  most: TEXT_MAX,
  rule: z
    .string()
    .max(TEXT_MAX)
    .refine(value => value.trim().length >= min),
})
export const text = (allowed: string, pattern: RegExp) => ({
  kind: 'text' as const,
  allowed,
  most: TEXT_MAX,
  rule: z.string().max(TEXT_MAX).regex(pattern),
})

/** An address of http or https that can be called: without a name and a password, which other programs show, nor what a browser adds. */
const isWebAddress = (address: string) => {
  if (!/^https?:\/\/[^\s\\?#]+$/.test(address) || !URL.canParse(address)) return false
  const { username, password, port } = new URL(address)
  return username === '' && password === '' && port !== '0'
}
export const service = (allowed: string) => ({
  kind: 'address' as const,
  allowed,
  rule: z
    .string()
    .refine(isWebAddress)
    .transform(address => address.replace(/\/+$/, '')),
})
export const standIn = {
  kind: 'address' as const,
  allowed: 'http://127.0.0.1:port, for tests on this machine',
  rule: z
    .string()
    .regex(/^http:\/\/127\.0\.0\.1:\d+$/)
    .refine(isWebAddress)
    .optional(),
}
/** A name, or an address that somebody can reach: `https://1` is 0.0.0.1. */
const isHost = (name: string) => /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[\da-f:.]+\])$/.test(name) && !name.startsWith('0.')
export const origin = {
  kind: 'address' as const,
  allowed: 'an address such as https://agency.example, without a path',
  rule: z
    .string()
    .refine(address => isWebAddress(address) && new URL(address).pathname === '/' && isHost(new URL(address).hostname))
    .transform(address => new URL(address).origin),
}
export const hostName = text('an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them', /^[\w.:%-]+$/)
export const bucketName = text('the name of a bucket', /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
const regionName = text('the name of a region, such as eu-central-1', /^[a-z0-9-]+$/)
export const region = { ...regionName, rule: regionName.rule.default('us-east-1') }
export const optional = <Row extends Setting>({ rule, ...row }: Row) => ({
  ...row,
  rule: rule.optional() as z.ZodOptional<Row['rule']>,
})

export function isDatabase(address: string) {
  if (address.startsWith('file:')) return /^file:[^?#]*[^?#/\s]$/s.test(address) && isDecodable(address)
  return /^postgres(?:ql)?:\/\/./.test(address) && URL.canParse(address)
}

export function isMailServer(address: string) {
  if (!/^smtps?:\/\/\S+$/.test(address) || !URL.canParse(address)) return false
  const { hostname, port, pathname } = new URL(address)
  return hostname !== '' && port !== '0' && /^\/?$/.test(pathname)
}

/** Whether each % in it begins one of %20 and the like, as libsql reads the path of a file. */
function isDecodable(text: string) {
  try {
    return decodeURIComponent(text).length <= text.length // which reads the result: a build leaves out a call that nobody does
  } catch {
    return false
  }
}

export function holdsWords(file: string) {
  try {
    return readFileSync(file, 'utf8').trim().length >= FILE_MIN
  } catch {
    return false
  }
}
