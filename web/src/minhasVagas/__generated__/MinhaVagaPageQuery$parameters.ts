/**
 * @generated SignedSource<<5ba0c9aa4e14f97f905ebad453a9ccbb>>
 * @relayHash 9b47331cece3521deb7637795d5b4d1b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f47c25c80687accbf5581448ae972d48f0c0387b780f8137e7715933191a8d93

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f47c25c80687accbf5581448ae972d48f0c0387b780f8137e7715933191a8d93",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
