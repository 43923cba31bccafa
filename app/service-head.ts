import type { servicePages } from '#app/services.ts'

/** Title and description of a service's page; the long texts load with the page alone. */
export async function findServiceHead(service: keyof typeof servicePages) {
  const { servicePages } = await import('#app/services.ts')
  const { title, description } = servicePages[service]
  return { title, description }
}
