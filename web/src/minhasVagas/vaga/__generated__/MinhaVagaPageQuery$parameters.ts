/**
 * @generated SignedSource<<3d9c17e40c692546e20b86307741b8df>>
 * @relayHash 68c62c278120f44f65074c29447af841
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 205d55a96fcf64a450cba40b20b2517a01a4cefd614afa6f36d08561ee0bf1a9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "205d55a96fcf64a450cba40b20b2517a01a4cefd614afa6f36d08561ee0bf1a9",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
