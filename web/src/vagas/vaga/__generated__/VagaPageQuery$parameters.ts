/**
 * @generated SignedSource<<8c4bb26a0f82233cd8c86e0e446572ce>>
 * @relayHash 55de7af8551a816843cde9c8389c8e12
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6c843a1a264f700bb384304a0edebde582dedd06111a934ac92fcb8ff0cb240

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagaPageQuery } from './VagaPageQuery.graphql';

const node: PreloadableConcreteRequest<VagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d6c843a1a264f700bb384304a0edebde582dedd06111a934ac92fcb8ff0cb240",
    "metadata": {},
    "name": "VagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
