/** Whether this document is of complaints, which leave nothing on the device: neither cookie nor service worker. */
export const isConfidential = (): boolean => /^\/(?:\w\w\/)?complaints(?:\/|$)/i.test(location.pathname)
