/**
 * @generated SignedSource<<65118f1baad05481472c1dfd620a909c>>
 * @relayHash 447fc4fd4be114ba8c987d10aa531545
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6bdcba1f38fad4057181a08d889879aa6a10478aabc822a0f13b52a51a47a845

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagaPageQuery } from './VagaPageQuery.graphql';

const node: PreloadableConcreteRequest<VagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6bdcba1f38fad4057181a08d889879aa6a10478aabc822a0f13b52a51a47a845",
    "metadata": {},
    "name": "VagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
