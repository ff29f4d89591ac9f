/**
 * @generated SignedSource<<8f2ff696676b9ba931a74334d2368230>>
 * @relayHash f22538627efae4348427b279c0827f75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5a78f6ebb5d8af284814f0bbaea0a88e66f474f4905a2175ddb414f06dc4b24

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PerfilDoProfessorPageQuery } from './PerfilDoProfessorPageQuery.graphql';

const node: PreloadableConcreteRequest<PerfilDoProfessorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c5a78f6ebb5d8af284814f0bbaea0a88e66f474f4905a2175ddb414f06dc4b24",
    "metadata": {},
    "name": "PerfilDoProfessorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
