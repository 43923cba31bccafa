/** The key that presses a button, shown on it; screen readers have it by `aria-keyshortcuts`. */
export const CallKey = ({ of }: { of: number | string }) => (
  <kbd aria-hidden="true" className="rounded-sm border border-edge bg-sunken px-1.5 font-mono text-xs max-sm:hidden">
    {of}
  </kbd>
)
