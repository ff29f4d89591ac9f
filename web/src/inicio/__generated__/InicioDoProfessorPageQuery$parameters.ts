/**
 * @generated SignedSource<<4f6789b5aec966a968eea9150f4e86e0>>
 * @relayHash 469720ec373c6c9e5d2916c8ed1a2cd1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1bb5e2b48fed4631be6da9e8c1a9050c9bee5760963faac7becb14900906b3a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InicioDoProfessorPageQuery } from './InicioDoProfessorPageQuery.graphql';

const node: PreloadableConcreteRequest<InicioDoProfessorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b1bb5e2b48fed4631be6da9e8c1a9050c9bee5760963faac7becb14900906b3a",
    "metadata": {},
    "name": "InicioDoProfessorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
