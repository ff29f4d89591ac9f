/**
 * @generated SignedSource<<cd705bda173c6225caed19ed37826e5c>>
 * @relayHash f388582b5d34c2f32a372bb9d5ddc3e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0fdcc8ced33251c16deae309a65b680d0cac8037f4d2b14c9ef2b713b047e2bb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AvisosPageQuery } from './AvisosPageQuery.graphql';

const node: PreloadableConcreteRequest<AvisosPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0fdcc8ced33251c16deae309a65b680d0cac8037f4d2b14c9ef2b713b047e2bb",
    "metadata": {},
    "name": "AvisosPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
