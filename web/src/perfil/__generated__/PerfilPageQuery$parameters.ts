/**
 * @generated SignedSource<<22348c01a71baecaec41d78bde0bc193>>
 * @relayHash e08fb2d9eac5ed6d4bfe968d530b3161
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33cba3166504b7c30fa0250a308dac65ed7e774289e1de235e52e845aa037101

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PerfilPageQuery } from './PerfilPageQuery.graphql';

const node: PreloadableConcreteRequest<PerfilPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "33cba3166504b7c30fa0250a308dac65ed7e774289e1de235e52e845aa037101",
    "metadata": {},
    "name": "PerfilPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
