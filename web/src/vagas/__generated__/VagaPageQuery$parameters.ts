/**
 * @generated SignedSource<<1457fd490ecb49cb74d38a465a953c01>>
 * @relayHash 5073e977dc55287c4078dfa40ca0a87b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5af9138f41a632fa6597ba47c0c43368163213d513b1d741e2119d2c26dd746

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagaPageQuery } from './VagaPageQuery.graphql';

const node: PreloadableConcreteRequest<VagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c5af9138f41a632fa6597ba47c0c43368163213d513b1d741e2119d2c26dd746",
    "metadata": {},
    "name": "VagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
