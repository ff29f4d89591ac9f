/**
 * @generated SignedSource<<1475f7cadf37d51d6315223cb20247fa>>
 * @relayHash 3e73f45443eb1d76282252dda57503fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f87f3994e7b6aa0d86063dc508a055af49c4dd06da73dff6e1ca22de2646c8a7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CadastroDoProfessorPageQuery } from './CadastroDoProfessorPageQuery.graphql';

const node: PreloadableConcreteRequest<CadastroDoProfessorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f87f3994e7b6aa0d86063dc508a055af49c4dd06da73dff6e1ca22de2646c8a7",
    "metadata": {},
    "name": "CadastroDoProfessorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
