import { useEffect, useState } from 'react'
import { failureCode, RequestFailure } from '../relay/failure.ts'
import { loadNewVersionOnce, hasNewVersion } from './newVersion.ts'

/**
 * Whether a page failed because a new version of the site is deployed, which it then loads: its document is unknown, or
 * an error occurred (for example, its code was deleted) and the origin has another build.
 */
export function useNewVersion(failure: unknown): boolean {
  const [failureOfOldBuild, setFailureOfOldBuild] = useState<unknown>(null)
  const isNewVersion = failureCode(failure) === 'UNKNOWN_DOCUMENT' || failureOfOldBuild === failure
  useEffect(() => {
    if (failure instanceof RequestFailure) return
    hasNewVersion().then(
      found => found && setFailureOfOldBuild(failure),
      () => undefined,
    )
  }, [failure])
  useEffect(() => {
    if (isNewVersion) loadNewVersionOnce()
  }, [isNewVersion])
  return isNewVersion
}
