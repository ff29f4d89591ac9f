/**
 * @generated SignedSource<<dd553b8659b7c2493ae86b7b2364d520>>
 * @relayHash 921c3d3488acb1379f167d647794e3c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7fcd18828e8b0e7e78029b8a0432935e016f981d57d0b8428415ae55653f26e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NovaVagaPageQuery } from './NovaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<NovaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7fcd18828e8b0e7e78029b8a0432935e016f981d57d0b8428415ae55653f26e1",
    "metadata": {},
    "name": "NovaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
