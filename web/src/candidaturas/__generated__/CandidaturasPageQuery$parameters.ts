/**
 * @generated SignedSource<<38d28c3f19d6644adb6761621cbab32f>>
 * @relayHash 07dedd6023a4823460e2cb2395557f55
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ebf29b13c8149fd6187a356f94376f6bed1a99cbf54148e51b2abf0d920e77af

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CandidaturasPageQuery } from './CandidaturasPageQuery.graphql';

const node: PreloadableConcreteRequest<CandidaturasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ebf29b13c8149fd6187a356f94376f6bed1a99cbf54148e51b2abf0d920e77af",
    "metadata": {},
    "name": "CandidaturasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
