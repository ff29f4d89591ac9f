/**
 * @generated SignedSource<<9dae29f18a23a5645d7224f9ae40e84d>>
 * @relayHash 37a07c8854004fc8c1b08ce2c6114190
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20052b14987afc7925fe98d7d98af30cc08ec7b550e33591f6995bf05af4bb22

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhasVagasPageQuery } from './MinhasVagasPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhasVagasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "20052b14987afc7925fe98d7d98af30cc08ec7b550e33591f6995bf05af4bb22",
    "metadata": {},
    "name": "MinhasVagasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
