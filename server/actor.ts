/** Who does something; `id` is null for somebody without an account and for the server itself. */
export type Actor = { id: string | null; name: string }

/** The server itself, and whoever runs a command on its machine. */
export const SYSTEM_ACTOR: Actor = { id: null, name: 'the machine' }
