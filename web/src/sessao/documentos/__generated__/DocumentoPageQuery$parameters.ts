/**
 * @generated SignedSource<<646ffc34eb2938519c8079c5a1a0bb54>>
 * @relayHash 3ef43bde530bcf348d7f64a498934368
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4407e3f0b61a1260264d661834bbd71bb696751b5487e52d5264cec20187eaf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DocumentoPageQuery } from './DocumentoPageQuery.graphql';

const node: PreloadableConcreteRequest<DocumentoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b4407e3f0b61a1260264d661834bbd71bb696751b5487e52d5264cec20187eaf",
    "metadata": {},
    "name": "DocumentoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
