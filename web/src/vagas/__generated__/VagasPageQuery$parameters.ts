/**
 * @generated SignedSource<<eebc43ad01424e6f789b2dfacd86da4f>>
 * @relayHash ea78134f9d9b8498ae403af659ab7665
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48169e6c2109f01764fa3d0c63043f712c7c5515981f7d923a1da42ea4d30420

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagasPageQuery } from './VagasPageQuery.graphql';

const node: PreloadableConcreteRequest<VagasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "48169e6c2109f01764fa3d0c63043f712c7c5515981f7d923a1da42ea4d30420",
    "metadata": {},
    "name": "VagasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
