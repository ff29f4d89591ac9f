/**
 * @generated SignedSource<<53cf483ed6c407f79fd30b4a97a2131b>>
 * @relayHash 4eaf8c95f2c9be5e80c9add3ac1913ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7e0b7271bba699f7d252997bbba5c68fd5e3bc39bcce5f59ac11565fb296487

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContaPageQuery } from './ContaPageQuery.graphql';

const node: PreloadableConcreteRequest<ContaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a7e0b7271bba699f7d252997bbba5c68fd5e3bc39bcce5f59ac11565fb296487",
    "metadata": {},
    "name": "ContaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
