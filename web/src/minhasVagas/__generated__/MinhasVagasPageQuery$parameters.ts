/**
 * @generated SignedSource<<a10a5ac3c591d37e8f00ecfbdd9f7bb8>>
 * @relayHash 769522200a5dd18ffc28cbd7c6a5f3ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID edd740d4f01524e7e1c8e0cbad96d59415fd170caf1e0b11dae93045b65b4742

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhasVagasPageQuery } from './MinhasVagasPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhasVagasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "edd740d4f01524e7e1c8e0cbad96d59415fd170caf1e0b11dae93045b65b4742",
    "metadata": {},
    "name": "MinhasVagasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
