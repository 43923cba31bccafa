import { config, z } from 'zod'

if (typeof window !== 'undefined') config({ jitless: true }) // zod's new Function() would break the Content-Security-Policy
export { z }
