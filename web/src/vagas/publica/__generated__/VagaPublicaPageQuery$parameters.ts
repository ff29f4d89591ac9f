/**
 * @generated SignedSource<<29602d64f94f658910e4a307e7dcbfde>>
 * @relayHash 73d1a2571fcf235a3c085872c870b736
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad717d47d271680ce1f9bfa6b2cd47511fba3031257105a03374d799fab4694e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagaPublicaPageQuery } from './VagaPublicaPageQuery.graphql';

const node: PreloadableConcreteRequest<VagaPublicaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ad717d47d271680ce1f9bfa6b2cd47511fba3031257105a03374d799fab4694e",
    "metadata": {},
    "name": "VagaPublicaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
