/**
 * @generated SignedSource<<ff62949eff573c492d60c06290404da2>>
 * @relayHash 0342b6f4fbf88178147748c78ce4cdf7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6ef3297b9a7c5eb107ca685347377e329f457df97921efee5dfd20215407c50

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagasPageQuery } from './VagasPageQuery.graphql';

const node: PreloadableConcreteRequest<VagasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d6ef3297b9a7c5eb107ca685347377e329f457df97921efee5dfd20215407c50",
    "metadata": {},
    "name": "VagasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
