/**
 * @generated SignedSource<<5510553606832503036af024cbb15a9e>>
 * @relayHash 3607d830bf12d9c8937a99a55f3b2f6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41331a74d9d3ca0e3bff2e76c4a4e75ba2adc86e831f29dcccec8794de1fffc4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportarHistoricoPageQuery } from './ImportarHistoricoPageQuery.graphql';

const node: PreloadableConcreteRequest<ImportarHistoricoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "41331a74d9d3ca0e3bff2e76c4a4e75ba2adc86e831f29dcccec8794de1fffc4",
    "metadata": {},
    "name": "ImportarHistoricoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
