/**
 * @generated SignedSource<<789d37bf159bc48b77ad332b22ec9973>>
 * @relayHash 8a60736da0cbc8dbd0288c99a72d81eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea7651ec63cd3006dece70c457e8c25a0e4e2fa5412f2ae5b0b83e3808782b6c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NovaVagaPageQuery } from './NovaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<NovaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea7651ec63cd3006dece70c457e8c25a0e4e2fa5412f2ae5b0b83e3808782b6c",
    "metadata": {},
    "name": "NovaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
