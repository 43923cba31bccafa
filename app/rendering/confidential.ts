/** Whether this document, or the page of a path, is of complaints, which leave nothing on the device: neither cookie nor service worker. */
export const isConfidential = (path = location.pathname): boolean => /^\/(?:\w\w\/)?complaints(?:\/|$)/i.test(path)
