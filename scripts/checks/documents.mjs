import { bin, root } from '../run.mjs'
import { complaintOf } from '../steps.mjs'

/** Resolves the kept documents that no longer fit schema.graphql, or ''. `folder` has its own in place of ours. */
export const checkDocuments = folder =>
  complaintOf(bin('tsx', 'gateway'), ['src/checkReleases.ts', ...(folder ? [folder] : [])], {
    cwd: `${root}gateway`,
  })
