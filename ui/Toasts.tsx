'use client'

import { useEffect, useSyncExternalStore } from 'react'
import type { ExternalToast } from 'sonner'
import type * as ToastList from './inner/ToastList.tsx'
import type { ToastsProps } from './inner/toastProps.ts'

type List = typeof ToastList
type Note = Parameters<List['toast']>[0]

let list: List | undefined
let flushed = false
let count = 0
const waiting: ((toast: List['toast']) => void)[] = []
const watchers = new Set<() => void>()

/** Shows a toast; the first one loads the list, and toasts wait in order until then. Returns the id for `dismiss`. */
export const toast = Object.assign((note: Note, options?: ExternalToast) => later('message', note, options), {
  success: (note: Note, options?: ExternalToast) => later('success', note, options),
  error: (note: Note, options?: ExternalToast) => later('error', note, options),
  info: (note: Note, options?: ExternalToast) => later('info', note, options),
  warning: (note: Note, options?: ExternalToast) => later('warning', note, options),
  loading: (note: Note, options?: ExternalToast) => later('loading', note, options),
  dismiss: (id?: string | number) => send(toast => toast.dismiss(id)),
  getToasts: () => list?.toast.getToasts() ?? [],
})

/** The place of toasts: once in the app, then call `toast`. Not for what must be read or answered. Alt+T focuses them, Escape leaves. */
export function Toasts(props: ToastsProps) {
  const loaded = useSyncExternalStore(
    watch,
    () => list,
    () => undefined,
  )
  const isStaff = props.place === 'header'
  useEffect(() => {
    if (isStaff && !list) void load()
  }, [isStaff])
  useEffect(() => {
    if (!loaded) return
    // screen readers announce only what is added to a region that exists
    const timer = setTimeout(flush, 100)
    return () => clearTimeout(timer)
  }, [loaded])
  return loaded ? <loaded.ToastList {...props} /> : null
}

function later(
  kind: 'message' | 'success' | 'error' | 'info' | 'warning' | 'loading',
  note: Note,
  options?: ExternalToast,
) {
  const id = options?.id ?? `note-${++count}`
  send(toast => toast[kind](note, { ...options, id }))
  return id
}

function send(call: (toast: List['toast']) => void) {
  waiting.push(call)
  if (flushed) flush()
  else if (!list) void load()
}

function flush() {
  if (!list) return
  flushed = true
  for (const call of waiting.splice(0)) call(list.toast)
}

async function load() {
  try {
    list = await import('./inner/ToastList.tsx')
    for (const changed of watchers) changed()
  } catch {
    // without a network the toasts wait
    addEventListener('online', load, { once: true })
  }
}

function watch(changed: () => void) {
  watchers.add(changed)
  return () => void watchers.delete(changed)
}
